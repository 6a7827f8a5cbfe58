import type { OwnApproval } from '#services/proofs/self-approval/own-approvals.service.ts'

/** A line that waits for its customer's approval, as that customer sees it. */
export const presentOwnApproval = ({ position, words, versionIds, faces, blankFaces, ground }: OwnApproval) => ({
  position,
  words,
  artworkIds: [...versionIds],
  faces: faces.map(({ version_id: artworkId, ...face }) => ({ artworkId, ...face })),
  blankFaces: [...blankFaces],
  ground,
})
