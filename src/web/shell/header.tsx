import { CategoryBar } from './category-bar.tsx'
import { Logo } from './logo.tsx'
import { SearchBox } from './search-box.tsx'

/** Logo, search and categories; stays at the top once the bar above it is gone (S75). */
export const Header = () => (
  <header className="head">
    <div className="wrap head-in">
      <Logo />
      <SearchBox />
      {/* The place of account, wishlist and cart, which come with signing in and buying. */}
      <div className="acct" />
    </div>
    <CategoryBar />
  </header>
)
