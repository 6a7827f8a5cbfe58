import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Db } from '#db/connection.ts'
import { prepareStatement, slot } from '#db/prepared-statement.ts'
import type { CityTable, DistrictTable, RegionTable } from '#db/schema/places.ts'

export const findRegions = (db: Db): Promise<Selectable<RegionTable>[]> =>
  db.selectFrom('region').selectAll().orderBy('id').execute()

export const findCities = (db: Db, regionId: number): Promise<Selectable<CityTable>[]> =>
  db.selectFrom('city').selectAll().where('region_id', '=', regionId).orderBy('id').execute()

/** Every city with its region, the regions in their usual order. */
export const findAllCities = (db: Db) =>
  db
    .selectFrom('city as c')
    .innerJoin('region as r', 'r.id', 'c.region_id')
    .select(['c.id', 'c.name', 'r.id as region_id', 'r.name as region_name'])
    .orderBy('r.id')
    .orderBy('c.id')
    .execute()

export const findDistricts = (db: Db, cityId: number): Promise<Selectable<DistrictTable>[]> =>
  db.selectFrom('district').selectAll().where('city_id', '=', cityId).orderBy('id').execute()

/** What is known of a place by its ids: what does not fit together is not found. */
export const findPlace = (db: Db, regionId: number, cityId: number, districtId: number | null) =>
  db
    .selectFrom('city as c')
    .innerJoin('region as r', 'r.id', 'c.region_id')
    .leftJoin('district as d', (join) => join.onRef('d.city_id', '=', 'c.id').on('d.id', '=', districtId))
    .select((eb) => [
      'r.name as region_name',
      'c.name as city_name',
      'd.name as district_name',
      'd.id as district_id',
      eb
        .exists(eb.selectFrom('district').select('district.id').whereRef('district.city_id', '=', 'c.id'))
        .as('has_districts'),
    ])
    .where('c.id', '=', cityId)
    .where('c.region_id', '=', regionId)
    .executeTakeFirst()

export const findTariffs = (db: Db) =>
  db.selectFrom('shipping_tariff').select(['city_id', 'district_id', 'price']).execute()

type Destination = { readonly cityId: number; readonly districtId: number | null }
type TariffRow = { readonly city_id: number | null; readonly district_id: number | null; readonly price: number }

const cityId = slot<Destination>((place) => place.cityId)
const districtId = slot<Destination>((place) => place.districtId)

/** Reads the few tariffs that may hold for a place, prepared; none for a city or district that does not exist. */
export const tariffReader = (db: Db) =>
  prepareStatement<Destination, TariffRow>(
    db,
    'tariffs of a place',
    sql`
      select t.city_id, t.district_id, t.price
      from shipping_tariff t
      where (t.city_id is null or t.city_id = ${cityId}::int)
        and (t.district_id is null or t.district_id = ${districtId}::int)
        and exists (select from city where id = ${cityId}::int)
        and (${districtId}::int is null
          or exists (select from district where id = ${districtId}::int and city_id = ${cityId}::int))`,
  )
