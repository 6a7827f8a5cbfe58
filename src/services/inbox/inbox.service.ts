import type { Db } from '#db/connection.ts'
import { riyadhDate } from '#domain/calendar/riyadh-time.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/localized-text.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { MediaWorkers } from '#integrations/media/media-workers.ts'
import type { FileStorage, StorageError } from '#integrations/storage/file-storage.ts'
import type { NewMessage } from '#services/messages/new-message.ts'
import { postMessages } from '#services/messages/outbox.ts'
import { contactMail } from '#services/messages/templates/contact-mail.ts'
import { specialRequestMail } from '#services/messages/templates/special-request-mail.ts'
import type { SpecialRequestFacts } from '#services/messages/templates/special-request-mail.ts'
import type { JobQueue } from '#services/queue/job-queue.ts'
import {
  findCategoryName,
  findCityName,
  insertAttachments,
  insertContact,
  insertSpecialRequest,
} from './inbox.repository.ts'
import { claimFiles, dropFiles, storeFiles } from '../files/store-files.ts'
import { createFileReceiver } from '../files/receive-file.ts'
import type { ReceivedFile, ReceiveFile } from '../files/receive-file.ts'
import { newReference } from './reference.ts'

export interface InboxOptions {
  readonly db: Db
  readonly queue: JobQueue
  readonly storage: FileStorage
  readonly media: MediaWorkers
  /** Who reads what visitors send. */
  readonly staffAddress: string
  readonly now?: () => Date
}

/** A contact message in its stored form. */
export type Contact = {
  readonly fullName: string
  readonly email: string
  readonly phone: string
  readonly message: string
  readonly language: Language
}

/** A special request in its stored form. */
export type SpecialRequest = Omit<SpecialRequestFacts, 'reference' | 'categoryName' | 'city' | 'files'> & {
  readonly categoryId: number | null
  readonly cityId: number | null
}

export type RequestError =
  | StorageError
  | { readonly code: 'inbox/unknown-category' }
  | { readonly code: 'inbox/unknown-city' }
  | { readonly code: 'inbox/date-in-past' }

export interface InboxService {
  /** Stores a message together with its mail, and answers its reference. */
  readonly receiveContact: (contact: Contact) => Promise<string>
  readonly receiveFile: ReceiveFile
  /** Stores a request with its files and its mail, all or nothing, and answers its reference. */
  readonly receiveSpecialRequest: (
    request: SpecialRequest,
    files: readonly ReceivedFile[],
  ) => Promise<Result<string, RequestError>>
}

/** What visitors send: stored together with the mail it causes. */
export function createInboxService(options: InboxOptions): InboxService {
  const { db, queue, storage, media, staffAddress, now = () => new Date() } = options
  return {
    receiveContact: (contact) =>
      db.transaction().execute(async (tx) => {
        const reference = await freeReference('C', (each) => insertContact(tx, contactRow(contact, each)))
        await postMessages(tx, queue, contactMail({ ...contact, reference }, staffAddress))
        return reference
      }),

    receiveFile: createFileReceiver({ storage, media }),

    receiveSpecialRequest: async (request, files) => {
      const category = request.categoryId === null ? null : await findCategoryName(db, request.categoryId)
      if (category === undefined) return err({ code: 'inbox/unknown-category' })
      const city = request.cityId === null ? null : await findCityName(db, request.cityId)
      if (city === undefined) return err({ code: 'inbox/unknown-city' })
      if (request.neededBy !== null && request.neededBy < riyadhDate(now())) return err({ code: 'inbox/date-in-past' })

      const stored = await storeFiles(db, storage, files)
      if (!stored.ok) return stored
      const mailOf = (reference: string) =>
        specialRequestMail(
          {
            ...request,
            reference,
            categoryName: category && inLanguage(category, request.language),
            city: city && inLanguage(city, request.language),
            files: files.map(({ label, spooled }) => ({ name: label, byteSize: spooled.byteSize })),
          },
          staffAddress,
        )
      try {
        return ok(await writeRequest(db, queue, request, files, mailOf))
      } catch (error) {
        await dropFiles(db, storage, files)
        throw error
      }
    },
  }
}

async function writeRequest(
  db: Db,
  queue: JobQueue,
  request: SpecialRequest,
  files: readonly ReceivedFile[],
  mailOf: (reference: string) => NewMessage[],
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    let id: number | undefined
    const reference = await freeReference('R', async (each) => {
      id = await insertSpecialRequest(tx, requestRow(request, each))
      return id !== undefined
    })
    await insertAttachments(
      tx,
      files.map((file) => attachmentRow(file, Number(id))),
    )
    await claimFiles(tx, files)
    await postMessages(tx, queue, mailOf(reference))
    return reference
  })
}

/** Tries references until one is free, which is nearly always the first. */
async function freeReference(kind: 'C' | 'R', insert: (reference: string) => Promise<boolean>): Promise<string> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const reference = newReference(kind)
    if (await insert(reference)) return reference
  }
  throw new Error('no free reference')
}

const contactRow = (contact: Contact, reference: string) => ({
  reference,
  full_name: contact.fullName,
  email: contact.email,
  phone: contact.phone,
  message: contact.message,
  language: contact.language,
})

const requestRow = (request: SpecialRequest, reference: string) => ({
  reference,
  full_name: request.fullName,
  email: request.email,
  phone: request.phone,
  company_name: request.companyName,
  category_id: request.categoryId,
  product_type: request.productType,
  quantity: request.quantity,
  size: request.size,
  needed_by: request.neededBy,
  budget: request.budget,
  description: request.description,
  install_required: request.installRequired,
  city_id: request.cityId,
  language: request.language,
})

const attachmentRow = ({ spooled, storageKey, label, mediaType }: ReceivedFile, requestId: number) => ({
  special_request_id: requestId,
  storage_key: storageKey,
  file_name: label,
  media_type: mediaType,
  byte_size: spooled.byteSize,
  sha256: spooled.sha256,
})
