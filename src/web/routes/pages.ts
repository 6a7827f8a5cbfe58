import { aboutUsPage } from './about-us.page.ts'
import { blogPage } from './blog.page.ts'
import { blogsPage } from './blogs.page.ts'
import { cartPage } from './cart.page.ts'
import { categoryPage } from './category.page.ts'
import { contactUsPage } from './contact-us.page.ts'
import { homePage } from './home.page.ts'
import { paymentResultPage, payPage } from './payment-result.page.ts'
import { orderAgainPage } from './order-again.page.ts'
import { privacyPolicyPage } from './privacy-policy.page.ts'
import { proofPage } from './proof.page.ts'
import { productPage } from './product.page.ts'
import { returnRefundPage } from './return-refund.page.ts'
import { searchPage } from './search.page.ts'
import { specialRequestPage } from './special-request.page.ts'
import { termsAndConditionPage } from './terms-and-condition.page.ts'
import { quotationPage, requestQuotationPage } from './quotation.page.ts'
import { undoChangePage } from './undo-change.page.ts'
import { userProfilePage } from './user-profile.page.ts'
import { wishlistPage } from './wishlist.page.ts'

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
  orderAgainPage,
  cartPage,
  paymentResultPage,
  payPage,
  quotationPage,
  requestQuotationPage,
  proofPage,
  undoChangePage,
]
