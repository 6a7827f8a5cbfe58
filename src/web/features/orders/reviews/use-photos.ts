import { useEffect, useRef, useState } from 'react'
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from '#domain/reviews/review.ts'
import type { OwnReview } from './order-review.queries.ts'

type SentPhoto = OwnReview['photos'][number]
type AddedPhoto = { readonly file: File; readonly address: string }

export type Photos = ReturnType<typeof usePhotos>

/** The photos of a review while it is written: those it has, and those chosen from the device. */
export function usePhotos(sent: readonly SentPhoto[]) {
  const [staying, setStaying] = useState(sent)
  const [added, setAdded] = useState<readonly AddedPhoto[]>([])
  const [isTooLarge, setTooLarge] = useState(false)
  const addresses = useRef<string[]>([])
  useEffect(() => () => addresses.current.forEach((address) => URL.revokeObjectURL(address)), [])
  const room = MAX_PHOTOS - staying.length - added.length
  return {
    staying,
    added,
    room,
    isTooLarge,
    add: (files: readonly File[]): void => {
      const fitting = files.filter(({ size }) => size <= MAX_PHOTO_BYTES)
      setTooLarge(fitting.length < files.length)
      const previews = fitting.slice(0, room).map((file) => ({ file, address: URL.createObjectURL(file) }))
      addresses.current.push(...previews.map(({ address }) => address))
      setAdded([...added, ...previews])
    },
    removeSent: (id: string): void => setStaying(staying.filter((photo) => photo.id !== id)),
    removeAdded: (address: string): void => setAdded(added.filter((photo) => photo.address !== address)),
  }
}
