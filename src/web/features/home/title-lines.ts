/** The lines of a large title: a new one after each clause ("Print today." / "Have it Thursday."). */
export const titleLines = (title: string): readonly string[] =>
  title.split(/\n|(?<=[.،؟])\s+/).filter((line) => line.trim() !== '')
