import { z } from 'zod'
import type { AddressForm, AddressPatch } from '#contract/addresses/address.ts'
import {
  AddressAnswer,
  AddressesAnswer,
  AddressForm as AddressFormSchema,
  AddressPatch as AddressPatchSchema,
  CitiesByRegionAnswer,
  PlacesAnswer,
} from '#contract/addresses/address.ts'
import { DoneAnswer } from '#contract/customers/sign-in.ts'
import { Id, PrivateId } from '#contract/envelope.ts'
import type { FieldProblemCode } from '#contract/problem.ts'
import type { AddressChange, AddressError, AddressService } from '#services/addresses/address.service.ts'
import type { PlaceService } from '#services/places/place.service.ts'
import { forCustomer, PUBLIC } from '../access.ts'
import { actorOf } from '../actor.ts'
import type { ApiServer } from '../api-server.ts'
import { customerForm, customerSchema, signedIn } from '../forms/customer-schema.ts'
import { invalidFields, notFound, Refusal } from '../refusal.ts'
import { languageOf } from '../request-language.ts'
import { succeed } from '../success.ts'

const ID = { params: z.strictObject({ id: Id }) }
const PRIVATE_ID = { params: z.strictObject({ id: PrivateId }) }

/** Regions, cities and districts (S415 to S417). */
export function placeRoutes(api: ApiServer, services: { readonly places: PlaceService }): void {
  const regions = customerSchema('addresses', 'Regions', PlacesAnswer)
  api.get('/app/regions', { schema: regions, config: PUBLIC }, async (request) => {
    const language = languageOf(request.headers['accept-language'])
    return succeed(language, await services.places.regions(language))
  })

  const cities = { ...customerSchema('addresses', 'Cities of a region', PlacesAnswer), ...ID }
  api.get('/app/regions/:id/cities', { schema: cities, config: PUBLIC }, async (request) => {
    const language = languageOf(request.headers['accept-language'])
    const found = await services.places.cities(Number(request.params.id), language)
    if (!found) throw notFound('region')
    return succeed(language, found)
  })

  const all = customerSchema('addresses', 'All cities, region by region', CitiesByRegionAnswer)
  api.get('/app/cities', { schema: all, config: PUBLIC }, async (request) => {
    const language = languageOf(request.headers['accept-language'])
    return succeed(language, await services.places.citiesByRegion(language))
  })

  const districts = {
    ...customerSchema('addresses', 'Districts of a city; none where they are not known', PlacesAnswer),
    ...ID,
  }
  api.get('/app/cities/:id/districts', { schema: districts, config: PUBLIC }, async (request) => {
    const language = languageOf(request.headers['accept-language'])
    return succeed(language, await services.places.districts(Number(request.params.id), language))
  })
}

/** Where a customer's goods go (S418 to S422). */
export function addressRoutes(api: ApiServer, services: { readonly addresses: AddressService }): void {
  const all = signedIn(customerSchema('addresses', 'One’s addresses, the default first', AddressesAnswer))
  api.get('/addresses', { schema: all, config: forCustomer('self') }, async (request) => {
    const language = languageOf(request.headers['accept-language'])
    return succeed(language, await services.addresses.list(actorOf(request).customerId, language))
  })

  const form = signedIn(customerForm('addresses', 'Add an address', AddressFormSchema, AddressAnswer))
  const { 200: created, ...others } = form.response
  const schema = { ...form, response: { 201: created, ...others } }
  api.post('/addresses', { schema, config: forCustomer('self') }, async (request, reply) => {
    const language = languageOf(request.headers['accept-language'])
    const { customerId } = actorOf(request)
    const added = await services.addresses.add(customerId, addressOf(request.body), language)
    if (!added.ok) throw addressRefusal(added.error)
    return reply.status(201).send(succeed(language, added.value, 'shipping_added'))
  })

  ownAddressRoutes(api, services)
}

function ownAddressRoutes(api: ApiServer, services: { readonly addresses: AddressService }): void {
  const owned = forCustomer('address')

  const read = signedIn({ ...customerSchema('addresses', 'An address', AddressAnswer), ...PRIVATE_ID })
  api.get('/addresses/:id', { schema: read, config: owned }, async (request) => {
    const language = languageOf(request.headers['accept-language'])
    const found = await services.addresses.find(actorOf(request).customerId, request.params.id, language)
    if (!found) throw notFound('address')
    return succeed(language, found)
  })

  const put = signedIn({
    ...customerForm('addresses', 'Replace an address', AddressFormSchema, AddressAnswer),
    ...PRIVATE_ID,
  })
  api.put('/addresses/:id', { schema: put, config: owned }, async (request) => {
    const language = languageOf(request.headers['accept-language'])
    const { customerId } = actorOf(request)
    const changed = await services.addresses.change(customerId, request.params.id, addressOf(request.body), language)
    if (!changed.ok) throw addressRefusal(changed.error)
    return succeed(language, changed.value, 'shipping_updated')
  })

  const patch = signedIn({
    ...customerForm('addresses', 'Change some of an address', AddressPatchSchema, AddressAnswer),
    ...PRIVATE_ID,
  })
  api.patch('/addresses/:id', { schema: patch, config: owned }, async (request) => {
    const language = languageOf(request.headers['accept-language'])
    const { customerId } = actorOf(request)
    const changed = await services.addresses.change(customerId, request.params.id, changeOf(request.body), language)
    if (!changed.ok) throw addressRefusal(changed.error)
    return succeed(language, changed.value, 'shipping_updated')
  })

  const remove = signedIn({ ...customerSchema('addresses', 'Delete an address', DoneAnswer), ...PRIVATE_ID })
  api.delete('/addresses/:id', { schema: remove, config: owned }, async (request) => {
    const { customerId } = actorOf(request)
    if (!(await services.addresses.remove(customerId, request.params.id))) throw notFound('address')
    return succeed(languageOf(request.headers['accept-language']), null, 'shipping_deleted')
  })
}

const numberOf = (id: string | undefined): number | undefined => (id ? Number(id) : undefined)

const changeOf = ({ regionId, cityId, districtId, lat, lng, ...rest }: AddressPatch): AddressChange => ({
  ...rest,
  regionId: numberOf(regionId),
  cityId: numberOf(cityId),
  districtId: numberOf(districtId),
  latitude: lat,
  longitude: lng,
})

/** A whole address: what is left out is empty. */
const addressOf = (form: AddressForm) => ({
  name: form.name,
  phone: form.phone,
  regionId: Number(form.regionId),
  cityId: Number(form.cityId),
  districtId: numberOf(form.districtId) ?? null,
  neighbourhood: form.neighbourhood || null,
  street: form.street,
  building: form.building,
  details: form.details || null,
  shortAddress: form.shortAddress ?? null,
  postalCode: form.postalCode ?? null,
  additionalNumber: form.additionalNumber ?? null,
  latitude: form.lat ?? null,
  longitude: form.lng ?? null,
  isDefault: form.isDefault ?? false,
})

const FIELD_PROBLEMS: Partial<Record<AddressError['code'], readonly [string, FieldProblemCode]>> = {
  'place/city': ['cityId', 'not_an_option'],
  'place/district': ['districtId', 'not_an_option'],
  'address/short-address': ['shortAddress', 'short_address_differs'],
  'address/coordinates': ['lng', 'required'],
}

function addressRefusal({ code }: AddressError): Refusal {
  const [field, problem] = FIELD_PROBLEMS[code] ?? []
  if (field && problem) return invalidFields([{ field, code: problem }])
  return code === 'address/too-many' ? new Refusal('TOO_MANY_ADDRESSES') : notFound('address')
}
