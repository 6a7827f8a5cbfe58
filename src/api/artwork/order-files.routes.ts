import { z } from 'zod'
import { DesignForm, OrderFilesAnswer, OrderFilesForm } from '#contract/artwork/order-files.ts'
import { PrivateId } from '#contract/envelope.ts'
import { err } from '#domain/result.ts'
import type { SetFilesError } from '#services/artwork/lines/order-files.service.ts'
import { forCustomer } from '../access.ts'
import type { ApiServer } from '../api-server.ts'
import { customerSchema } from '../forms/customer-schema.ts'
import { invalidFields, notFound, Refusal } from '../refusal.ts'
import { route } from '../route.ts'
import type { ArtworkServices } from './artwork-services.ts'
import { presentOrderFiles } from './order-files.presenter.ts'

const ID = { params: z.strictObject({ id: PrivateId }) }
const OWN = forCustomer('order')

/** Files of an order: sent later, or replaced until they are signed off. */
export async function orderFileRoutes(api: ApiServer, { orderFiles }: ArtworkServices): Promise<void> {
  const read = {
    ...customerSchema('orders', 'List the lines that need artwork, with their files', OrderFilesAnswer),
    ...ID,
  }
  route(
    api,
    { method: 'GET', path: '/carts/profile/:id/artwork', access: OWN, schema: read },
    async ({ params, actor }) => {
      const lines = await orderFiles.read(actor.customerId, params.id)
      return lines ? lines.map(presentOrderFiles) : err(notFound('order'))
    },
  )

  const set = {
    ...customerSchema('orders', 'Set the files of a line, until they are approved', OrderFilesAnswer),
    ...ID,
    body: OrderFilesForm,
  }
  route(
    api,
    { method: 'PUT', path: '/carts/profile/:id/artwork', access: OWN, schema: set },
    async ({ params, body, actor }) => {
      const { position, artworkIds: ids } = body
      const layout = { faces: body.artworkFaces, pieces: body.designPieces }
      const done = await orderFiles.set(actor.customerId, {
        orderId: params.id,
        position,
        ids,
        layout,
        seen: body.seenIds,
        uploadIds: body.packageIds,
      })
      if (!done.ok) return err(setRefusal(done.error))
      return presentedFiles(orderFiles, actor.customerId, params.id)
    },
  )
}

/** The design of a line is left to the shop, after a long wait. */
export async function designChoiceRoutes(api: ApiServer, { orderFiles }: ArtworkServices): Promise<void> {
  const schema = {
    ...customerSchema('orders', 'Choose that the shop designs a line, where that was offered', OrderFilesAnswer),
    ...ID,
    body: DesignForm,
  }
  route(
    api,
    { method: 'POST', path: '/carts/profile/:id/artwork/design', access: OWN, schema },
    async ({ params, body, actor }) => {
      const result = await orderFiles.askForDesign(actor.customerId, { orderId: params.id, position: body.position })
      if (!result.ok)
        return err(result.error.code === 'artwork/no-line' ? notFound('order') : new Refusal('ILLEGAL_TRANSITION'))
      return presentedFiles(orderFiles, actor.customerId, params.id)
    },
  )
}

/** The lines as they are after a change. */
const presentedFiles = async (orderFiles: ArtworkServices['orderFiles'], customerId: string, orderId: string) =>
  ((await orderFiles.read(customerId, orderId)) ?? []).map(presentOrderFiles)

function setRefusal({ code }: SetFilesError): Refusal {
  switch (code) {
    case 'artwork/no-line':
      return notFound('order')
    case 'artwork/unknown':
      return invalidFields([{ field: 'artworkIds', code: 'artwork_unknown' }])
    case 'artwork/changed':
      return new Refusal('ARTWORK_CHANGED')
    case 'artwork/pieces':
      return invalidFields([{ field: 'designPieces', code: 'pieces_not_shared' }])
    case 'artwork/signed-off':
      return new Refusal('ARTWORK_SIGNED_OFF')
  }
}
