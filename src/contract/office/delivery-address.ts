import type { z } from 'zod'
import { AddressForm } from '../addresses/address.ts'

/** Where goods of an order go that staff writes: the contact is who receives them. */
export const DeliveryAddress = AddressForm.omit({ name: true, phone: true, lat: true, lng: true, isDefault: true })
  .optional()
  .describe('The delivery address; pick-up when left out')

export type DeliveryAddress = z.output<typeof DeliveryAddress>
