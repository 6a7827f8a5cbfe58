/** How wide the picture of a card is: two columns on phones, three or four beside that. */
export const CARD_PICTURE_SIZES = '(max-width: 767px) calc(50vw - 22px), 296px'
