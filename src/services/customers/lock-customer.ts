import type { Db } from '#db/connection.ts'
import { lockCustomerRow } from './customer.repository.ts'

/** Locks a customer until the transaction ends, so that changes of what they have run one after the other. */
export const lockCustomer = (tx: Db, customerId: string): Promise<void> => lockCustomerRow(tx, customerId)
