import { CartLink } from '../shared/cart/cart-link.tsx'
import { WishlistLink } from '../shared/wishlist/wishlist-link.tsx'
import { AccountArea } from './account-area.tsx'
import { CategoryBar } from './categories/category-bar.tsx'
import { Logo } from './logo.tsx'
import { SearchBox } from './search/search-box.tsx'

/** Logo, search and categories; stays at the top once the bar above it is gone (S75). */
export const Header = () => (
  <header className="head">
    <div className="wrap head-in">
      <Logo />
      <SearchBox />
      <div className="header-account">
        <AccountArea />
        <WishlistLink />
        <CartLink />
      </div>
    </div>
    <CategoryBar />
  </header>
)
