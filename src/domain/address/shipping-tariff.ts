/** A row of the tariff: what shipping costs, in halalas, to a district, to a city, or (neither) to anywhere else. */
export type Tariff = {
  readonly cityId: number | null
  readonly districtId: number | null
  readonly price: number
}

/** What shipping to a place costs: the price of its district, else of its city, else of the country. */
export function shippingCost(
  tariffs: readonly Tariff[],
  place: { readonly cityId: number; readonly districtId: number | null },
): number | undefined {
  const ofDistrict = tariffs.find(({ districtId }) => districtId !== null && districtId === place.districtId)
  const ofCity = tariffs.find(({ cityId, districtId }) => cityId === place.cityId && districtId === null)
  const anywhere = tariffs.find(({ cityId, districtId }) => cityId === null && districtId === null)
  return (ofDistrict ?? ofCity ?? anywhere)?.price
}
