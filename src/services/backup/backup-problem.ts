/** A backup cannot be written or restored as asked; the message says why, in a sentence for the person who asked. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem'
}
