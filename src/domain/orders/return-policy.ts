/** Days after delivery in which a fault can be claimed; then the order is completed by itself. */
export const CLAIM_DAYS = 14

/** Days after delivery in which what is not personalised may be returned (E-Commerce Law, article 13). */
export const RETURN_DAYS = 7
