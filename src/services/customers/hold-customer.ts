import type { Db } from '#db/connection.ts'
import { lockCustomer } from './customer.repository.ts'

/** Lets changes of what a customer has go one after the other: holds the customer until the transaction ends. */
export const holdCustomer = (tx: Db, customerId: string): Promise<void> => lockCustomer(tx, customerId)
