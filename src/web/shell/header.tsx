import { CategoryBar } from './category-bar.tsx'
import { Logo } from './logo.tsx'
import { SearchBox } from './search-box.tsx'
import { WishlistLink } from '../wishlist/wishlist-link.tsx'

/** Logo, search and categories; stays at the top once the bar above it is gone (S75). */
export const Header = () => (
  <header className="head">
    <div className="wrap head-in">
      <Logo />
      <SearchBox />
      {/* The place of account and cart, which come with signing in and buying. */}
      <div className="acct">
        <WishlistLink />
      </div>
    </div>
    <CategoryBar />
  </header>
)
