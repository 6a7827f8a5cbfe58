import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Family = {
  readonly id: string
  readonly name: string
  /** The folder of the package with the variable font of pages. */
  readonly pages: string
  /** The folder of the package with the two fixed weights of documents. */
  readonly documents: string
}

const family = (id: string, name: string, pagesFile: string, documentsFile: string): Family => ({
  id,
  name,
  pages: folderOf(pagesFile),
  documents: folderOf(documentsFile),
})

/** The families that a shop can choose from besides the built-in one. */
export const FAMILIES: readonly Family[] = [
  family(
    'cairo',
    'Cairo',
    import.meta.resolve('@fontsource-variable/cairo/LICENSE'),
    import.meta.resolve('@expo-google-fonts/cairo/package.json'),
  ),
  family(
    'alexandria',
    'Alexandria',
    import.meta.resolve('@fontsource-variable/alexandria/LICENSE'),
    import.meta.resolve('@expo-google-fonts/alexandria/package.json'),
  ),
  family(
    'rubik',
    'Rubik',
    import.meta.resolve('@fontsource-variable/rubik/LICENSE'),
    import.meta.resolve('@expo-google-fonts/rubik/package.json'),
  ),
  family(
    'vazirmatn',
    'Vazirmatn',
    import.meta.resolve('@fontsource-variable/vazirmatn/LICENSE'),
    import.meta.resolve('@expo-google-fonts/vazirmatn/package.json'),
  ),
  family(
    'noto-kufi-arabic',
    'Noto Kufi Arabic',
    import.meta.resolve('@fontsource-variable/noto-kufi-arabic/LICENSE'),
    import.meta.resolve('@expo-google-fonts/noto-kufi-arabic/package.json'),
  ),
]

/** Code points of the ranges of src/ui/styles/fonts.css: a character that is not among them is drawn by the system's font. */
export const RANGES = {
  latin: '20-7E,A0,A9,AB,B0,B2,B7,BB,D7,E9,2009,2010-2014,2018-201D,2022,2026,202F,2032-2033,2190-2193,2212',
  accents: 'AE,B1,B3,BC-BE,C0-D6,D8-E8,EA-FF,131,152-153,2015,201E,2039-203A,20AC,2122',
  arabic:
    '60C,61B,61F,621-63A,640-652,654-655,660-66D,670-671,67E,686,698,6A4,6A9,6AF,6BA,6BE,6C1,6CC,6D2,6D4,6F0-6F9,200C-200E',
  document:
    '20-7E,A0,A9,AB,AE,B0-B3,B7,BB-BE,C0-17F,2009,200C-200F,2010-2015,2018-201E,2022,2026,202F,2032,2033,2039,203A,20AC,2122,2190-2193,2212,2066-2069,60C,61B,61F,621-63A,640-652,654-655,660-66D,670-671,67E,686,698,6A4,6A9,6AF,6BA,6BE,6C1,6CC,6D2,6D4,6F0-6F9',
} as const

export type Part = Exclude<keyof typeof RANGES, 'document'>

function folderOf(address: string): string {
  return dirname(fileURLToPath(address))
}

/** Every character of a range such as "20-7E,A0". */
export const charactersOf = (ranges: string): string =>
  ranges
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
    })
    .join('')
