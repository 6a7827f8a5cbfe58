import type { Db } from '#db/connection.ts'
import type { Tariff } from '#domain/address/shipping-tariff.ts'
import { shippingCost } from '#domain/address/shipping-tariff.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import type { LocalizedText } from '#domain/localized-text.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { findAllCities, findCities, findDistricts, findPlace, findRegions, findTariffs } from './place.repository.ts'

/** A place as addresses have it. */
export type PlaceIds = { readonly regionId: number; readonly cityId: number; readonly districtId: number | null }

/** What a place is called, in both languages. */
export type PlaceNames = {
  readonly region: LocalizedText
  readonly city: LocalizedText
  readonly district: LocalizedText | null
}

/** Which id does not fit those before it. */
export type PlaceError = { readonly code: 'place/city' } | { readonly code: 'place/district' }

export type PlaceService = ReturnType<typeof createPlaceService>

/** Where goods can be brought to, and for how much. */
export const createPlaceService = (db: Db) => ({
  regions: async (language: Language) => named(await findRegions(db), language),

  /** Undefined for an unknown region: there is none without a city. */
  cities: async (regionId: number, language: Language) => {
    const cities = await findCities(db, regionId)
    return cities.length > 0 ? named(cities, language) : undefined
  },

  /** Every city, by region, each region's cities as its readers look things up. */
  citiesByRegion: async (language: Language) =>
    [...Map.groupBy(await findAllCities(db), ({ region_id }) => region_id).values()].map((cities) => ({
      name: inLanguage(cities[0]?.region_name ?? {}, language),
      cities: named(cities, language),
    })),

  districts: async (cityId: number, language: Language) => named(await findDistricts(db, cityId), language),

  /** The names of a place whose ids belong together; a city whose districts are known needs one of them. */
  check: async (tx: Db, { regionId, cityId, districtId }: PlaceIds): Promise<Result<PlaceNames, PlaceError>> => {
    const place = await findPlace(tx, regionId, cityId, districtId)
    if (!place) return err({ code: 'place/city' })
    const isKnown = districtId === null ? !place.has_districts : place.district_id !== null
    if (!isKnown) return err({ code: 'place/district' })
    return ok({ region: place.region_name, city: place.city_name, district: place.district_name })
  },

  /** Answers what shipping to a place costs, in halalas. */
  shipping: async (tx: Db): Promise<(place: PlaceIds) => number | null> => {
    const tariffs: Tariff[] = (await findTariffs(tx)).map((row) => ({
      cityId: row.city_id,
      districtId: row.district_id,
      price: row.price,
    }))
    return (place) => shippingCost(tariffs, place) ?? null
  },
})

/** Sorted as its readers look things up. */
const named = (rows: readonly { id: number; name: LocalizedText }[], language: Language) =>
  rows
    .map(({ id, name }) => ({ id: String(id), name: inLanguage(name, language) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language))
