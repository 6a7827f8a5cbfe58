/** A search on a map by coordinates in degrees (S79). */
export const mapLink = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`
