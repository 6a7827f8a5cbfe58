import type tablets from './en/office-tablets.ts'
import type artwork from './en/office-artwork.ts'
import type artworkQueue from './en/office-artwork-queue.ts'
import type coupons from './en/office-coupons.ts'
import type counter from './en/office-counter.ts'
import type parts from './en/office-parts.ts'
import type bulk from './en/office-bulk.ts'
import type find from './en/office-find.ts'
import type staff from './en/office-staff.ts'
import type edit from './en/office-edit.ts'
import type activity from './en/office-activity.ts'
import type account from './en/office-account.ts'
import type board from './en/office-board.ts'
import type frame from './en/office-frame.ts'
import type list from './en/office-list.ts'
import type money from './en/office-money.ts'
import type order from './en/office-order.ts'
import type orders from './en/office-orders.ts'
import type permissions from './en/office-permissions.ts'
import type requests from './en/office-requests.ts'
import type scan from './en/office-scan.ts'
import type signIn from './en/office-sign-in.ts'
import type workshop from './en/office-workshop.ts'
import type today from './en/office-today.ts'

/** The office's areas of messages, by the shape of their English files. */
export type OfficeAreas = {
  'office-tablets': typeof tablets
  'office-artwork': typeof artwork
  'office-artwork-queue': typeof artworkQueue
  'office-counter': typeof counter
  'office-coupons': typeof coupons
  'office-parts': typeof parts
  'office-bulk': typeof bulk
  'office-find': typeof find
  'office-staff': typeof staff
  'office-edit': typeof edit
  'office-activity': typeof activity
  'office-account': typeof account
  'office-board': typeof board
  'office-frame': typeof frame
  'office-list': typeof list
  'office-money': typeof money
  'office-order': typeof order
  'office-orders': typeof orders
  'office-permissions': typeof permissions
  'office-requests': typeof requests
  'office-scan': typeof scan
  'office-sign-in': typeof signIn
  'office-workshop': typeof workshop
  'office-today': typeof today
}
