/** Files of builds that are in the storage; `retired_at` of those that no running build has. */
export type BuiltAssetTable = {
  address: string
  retired_at: Date | null
}
