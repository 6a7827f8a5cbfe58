import { LanguageLinks } from './language/language-links.tsx'
import { Logo } from './logo.tsx'

/** The head of a page that is for one task: logo and language, nothing that leads away. */
export const SlimHeader = () => (
  <header className="head head-slim">
    <div className="wrap head-in">
      <Logo />
      <LanguageLinks />
    </div>
  </header>
)
