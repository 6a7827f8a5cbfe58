import type { Id, LocalizedColumn } from './columns.ts'

export type RegionTable = { id: number; code: string; name: LocalizedColumn }

export type CityTable = { id: number; region_id: number; code: string; name: LocalizedColumn }

export type DistrictTable = { id: number; city_id: number; name: LocalizedColumn }

export type ShippingTariffTable = { id: Id; city_id: number | null; district_id: number | null; price: number }
