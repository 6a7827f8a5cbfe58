/** A script bundled into one text, to be written into a document (`build/inline-script.ts`). */
declare module '*?script' {
  const text: string
  export default text
}
