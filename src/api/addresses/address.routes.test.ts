import { describe, expect, test } from 'vitest'
import { customerShop } from '#testing/customer-shop.ts'
import { untilAvailable } from '#testing/until-available.ts'

const shop = customerShop()

const ADDRESS = {
  name: ' Office ',
  phone: '٠٥٥١٢٣٤٥٦٧',
  regionId: '1',
  cityId: '1',
  districtId: '1001',
  street: 'King Fahd Road',
  building: '٢٩٢٩',
  shortAddress: 'rrrd 2929',
  postalCode: '12345',
  additionalNumber: '2121',
  lat: 24.7,
  lng: 46.7,
}

describe('places', () => {
  test('lead from regions to cities to districts, in the reader’s language', async () => {
    const visitor = shop.browser()
    const arabic = { 'accept-language': 'ar' }
    const regions = (await visitor.send('GET', '/app/regions')).json().data
    expect(regions).toHaveLength(13)
    expect(regions.map(({ name }: { name: string }) => name)).toEqual(
      regions.map(({ name }: { name: string }) => name).toSorted((a: string, b: string) => a.localeCompare(b, 'en')),
    )
    const cities = (await visitor.send('GET', '/app/regions/1/cities', undefined, arabic)).json().data
    expect(cities).toContainEqual({ id: '1', name: 'الرياض' })
    const districts = (await visitor.send('GET', '/app/cities/1/districts')).json().data
    expect(districts.length).toBeGreaterThan(180)
    expect(districts).toContainEqual({ id: '1001', name: 'Ash-Shifa' })
    expect((await visitor.send('GET', '/app/regions/99/cities')).statusCode).toBe(404)
  })

  test('are given as all cities, region by region', async () => {
    const regions: { name: string; cities: { id: string; name: string }[] }[] = (
      await shop.browser().send('GET', '/app/cities', undefined, { 'accept-language': 'ar' })
    ).json().data
    expect(regions).toHaveLength(13)
    expect(regions.flatMap(({ cities }) => cities)).toHaveLength(75)
    expect(regions[0]?.name).toBe('الرياض')
    expect(regions[0]?.cities).toContainEqual({ id: '1', name: 'الرياض' })
  })

  test('are all there', async () => {
    const rows = await shop.query(
      'select (select count(*)::int from region) r, (select count(*)::int from city) c, (select count(*)::int from district) d',
    )
    expect(rows).toEqual([{ r: 13, c: 75, d: 3489 }])
  })
})

describe('addresses', () => {
  test('are stored in their clean form, with what shipping costs', async () => {
    const customer = await shop.newCustomer()
    const added = await customer.send('POST', '/addresses', ADDRESS, { 'accept-language': 'ar' })
    expect(added.statusCode).toBe(201)
    expect(added.json()).toMatchObject({ message: 'تمت إضافة العنوان بنجاح', data: { city: { name: 'الرياض' } } })
    const { id } = added.json().data
    expect((await customer.send('GET', `/addresses/${id}`)).json().data).toEqual({
      id,
      name: 'Office',
      phone: '+966551234567',
      region: { id: '1', name: 'Riyadh' },
      city: { id: '1', name: 'Riyadh' },
      district: { id: '1001', name: 'Ash-Shifa' },
      neighbourhood: null,
      street: 'King Fahd Road',
      building: '2929',
      details: null,
      shortAddress: 'RRRD2929',
      postalCode: '12345',
      additionalNumber: '2121',
      lat: 24.7,
      lng: 46.7,
      isDefault: true,
      shippingCost: 2000,
    })
    expect((await customer.send('GET', '/customers/profile')).json().data.defaultAddressId).toBe(id)
  })

  test('have one default among them, whatever is added, changed and deleted', async () => {
    const customer = await shop.newCustomer()
    const add = async (fields: object) =>
      (await customer.send('POST', '/addresses', { ...ADDRESS, ...fields })).json().data
    const [first, second] = [await add({ isDefault: false }), await add({})]
    expect([first.isDefault, second.isDefault]).toEqual([true, false])
    const third = await add({ isDefault: true })
    const list = async () =>
      (await customer.send('GET', '/addresses'))
        .json()
        .data.map((each: { id: string; isDefault: boolean }) => [each.id, each.isDefault])
    expect(await list()).toEqual([
      [third.id, true],
      [second.id, false],
      [first.id, false],
    ])
    await customer.send('PATCH', `/addresses/${first.id}`, { isDefault: '1' })
    expect((await list())[0]).toEqual([first.id, true])
    expect((await customer.send('DELETE', `/addresses/${first.id}`)).json().message).toBe(
      'Address deleted successfully',
    )
    expect((await list())[0]).toEqual([third.id, true])
    expect((await customer.send('DELETE', `/addresses/${first.id}`)).statusCode).toBe(404)
  })

  test('stay one default and below the limit when many come at once', async () => {
    const customer = await shop.newCustomer()
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        untilAvailable(() => customer.send('POST', '/addresses', { ...ADDRESS, isDefault: true })),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(30)
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(10)
    const list = (await customer.send('GET', '/addresses')).json().data
    expect(list.filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toHaveLength(1)
  })

  test('are replaced by PUT and changed in part by PATCH', async () => {
    const customer = await shop.newCustomer()
    const { id } = (await customer.send('POST', '/addresses', { ...ADDRESS, details: 'Gate 2' })).json().data
    const patched = await customer.send('PATCH', `/addresses/${id}`, { street: 'Olaya Street' })
    expect(patched.json().data).toMatchObject({ street: 'Olaya Street', details: 'Gate 2', district: { id: '1001' } })
    const put = await customer.send('PUT', `/addresses/${id}`, ADDRESS)
    expect(put.json().data).toMatchObject({ street: 'King Fahd Road', details: null, isDefault: true })
    const moved = await customer.send('PATCH', `/addresses/${id}`, { regionId: '2', cityId: '13' })
    expect(moved.json().errors).toMatchObject([{ field: 'districtId' }])
  })

  test.each<[Record<string, unknown>, string, string]>([
    [{ regionId: '2' }, 'cityId', 'not_an_option'],
    [{ cityId: '999' }, 'cityId', 'not_an_option'],
    [{ districtId: '2001' }, 'districtId', 'not_an_option'],
    [{ districtId: '' }, 'districtId', 'not_an_option'],
    [{ shortAddress: 'RRR2929' }, 'shortAddress', 'short_address_invalid'],
    [{ shortAddress: 'RRRD2928' }, 'shortAddress', 'short_address_differs'],
    [{ building: '12345' }, 'building', 'building_invalid'],
    [{ postalCode: '1234' }, 'postalCode', 'invalid'],
    [{ additionalNumber: '21' }, 'additionalNumber', 'invalid'],
    [{ phone: '0112345678' }, 'phone', 'phone_not_a_mobile'],
    [{ name: ' ' }, 'name', 'required'],
    [{ lng: undefined }, 'lng', 'required'],
    [{ lat: 91 }, 'lat', 'too_big'],
    [{ shippingCost: 0 }, 'shippingCost', 'unknown_field'],
    [{ customerId: 'x' }, 'customerId', 'unknown_field'],
  ])('are refused for what they hold (%#)', async (fields, field, code) => {
    const customer = await shop.newCustomer()
    const refused = await customer.send('POST', '/addresses', { ...ADDRESS, ...fields })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors).toMatchObject([{ field, code }])
  })
})
