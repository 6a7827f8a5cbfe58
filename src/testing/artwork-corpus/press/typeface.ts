import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'

/** Typefaces of Arabic, each by the name that Typst knows it by. */
const FILES = {
  'Readex Pro': fileURLToPath(new URL('../../../integrations/documents/fonts/readex-pro-regular.ttf', import.meta.url)),
  Amiri: fileURLToPath(import.meta.resolve('@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf')),
  Cairo: fileURLToPath(import.meta.resolve('@expo-google-fonts/cairo/400Regular/Cairo_400Regular.ttf')),
  Tajawal: fileURLToPath(import.meta.resolve('@expo-google-fonts/tajawal/400Regular/Tajawal_400Regular.ttf')),
  Almarai: fileURLToPath(import.meta.resolve('@expo-google-fonts/almarai/400Regular/Almarai_400Regular.ttf')),
  'Noto Naskh Arabic': fileURLToPath(
    import.meta.resolve('@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf'),
  ),
  'Noto Kufi Arabic': fileURLToPath(
    import.meta.resolve('@expo-google-fonts/noto-kufi-arabic/400Regular/NotoKufiArabic_400Regular.ttf'),
  ),
  'Noto Sans Arabic': fileURLToPath(
    import.meta.resolve('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
  ),
  'Scheherazade New': fileURLToPath(
    import.meta.resolve('@expo-google-fonts/scheherazade-new/400Regular/ScheherazadeNew_400Regular.ttf'),
  ),
  'IBM Plex Sans Arabic': fileURLToPath(
    import.meta.resolve('@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf'),
  ),
} as const

export type TypefaceName = keyof typeof FILES

export const TYPEFACES = Object.keys(FILES) as TypefaceName[]

const loaded = new Map<TypefaceName, Font>()

/** The bytes of a typeface. */
export const typefaceFile = (name: TypefaceName): Buffer => readFileSync(FILES[name])

/** A typeface, read once. */
export function typeface(name: TypefaceName): Font {
  const known = loaded.get(name) ?? (create(typefaceFile(name)) as Font)
  loaded.set(name, known)
  return known
}
