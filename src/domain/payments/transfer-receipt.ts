/** So many receipts may be sent for a transfer. Twin of the check in SQL. */
export const MAX_RECEIPTS = 5

export const MAX_RECEIPT_BYTES = 10 * 1024 * 1024
