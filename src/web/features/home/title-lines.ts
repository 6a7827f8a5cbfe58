/** The lines of a large title: a new one after each clause ("Ink on paper." / "Light on walls."). */
export const titleLines = (title: string): readonly string[] =>
  title.split(/\n|(?<=[.،؟])\s+/).filter((line) => line.trim() !== '')
