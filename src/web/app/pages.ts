import { aboutUsPage } from '../routes/about-us.page.ts'
import { blogPage } from '../routes/blog.page.ts'
import { blogsPage } from '../routes/blogs.page.ts'
import { cartPage } from '../routes/cart.page.ts'
import { categoryPage } from '../routes/category.page.ts'
import { contactUsPage } from '../routes/contact-us.page.ts'
import { homePage } from '../routes/home.page.ts'
import { paymentCancelPage, paymentFailedPage, paymentSuccessPage } from '../routes/payment-result.page.ts'
import { privacyPolicyPage } from '../routes/privacy-policy.page.ts'
import { productPage } from '../routes/product.page.ts'
import { returnRefundPage } from '../routes/return-refund.page.ts'
import { searchPage } from '../routes/search.page.ts'
import { specialRequestPage } from '../routes/special-request.page.ts'
import { termsAndConditionPage } from '../routes/terms-and-condition.page.ts'
import { quotationPage } from '../routes/quotation.page.ts'
import { undoChangePage } from '../routes/undo-change.page.ts'
import { userProfilePage } from '../routes/user-profile.page.ts'
import { wishlistPage } from '../routes/wishlist.page.ts'

/** Every page of the shop. */
export const PAGES = [
  homePage,
  searchPage,
  categoryPage,
  productPage,
  blogsPage,
  blogPage,
  aboutUsPage,
  contactUsPage,
  specialRequestPage,
  privacyPolicyPage,
  termsAndConditionPage,
  returnRefundPage,
  wishlistPage,
  userProfilePage,
  cartPage,
  paymentSuccessPage,
  paymentFailedPage,
  paymentCancelPage,
  quotationPage,
  undoChangePage,
]
