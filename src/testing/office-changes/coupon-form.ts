/** What the office sends of a coupon of ten percent for everything and everyone. */
export const couponForm = (more: object = {}) => ({
  worth: { type: 'PERCENT', percent: 10 },
  minSubtotal: 0,
  firstDay: null,
  lastDay: null,
  usageLimit: null,
  perCustomerLimit: null,
  firstOrderOnly: false,
  excludeOfferItems: false,
  isActive: true,
  include: { categories: [], products: [] },
  exclude: { categories: [], products: [] },
  ...more,
})
