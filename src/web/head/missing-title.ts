/** What a page is called that is not there: a product by its own words (S274), everything else a page (S46). */
export const missingTitle = (route: string | undefined): 'noProduct' | 'notFoundTitle' =>
  route === 'product' ? 'noProduct' : 'notFoundTitle'
