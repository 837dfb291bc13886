import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Language } from '../model.ts'
import { type Covers, charactersOf } from './coverage.ts'
import { placeholderFamily, placeholderFont } from './placeholder-font.ts'

// Names come in any script that people here write; the texts themselves are English and Hindi. What none of these
// covers, Han and Hangul above all, is left to the placeholder: their fonts alone are larger than the whole service.
const files = [
  import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf'),
  import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
  import.meta.resolve(
    '@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
  ),
  import.meta.resolve('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-gujarati/400Regular/NotoSansGujarati_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-kannada/400Regular/NotoSansKannada_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-malayalam/400Regular/NotoSansMalayalam_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-oriya/400Regular/NotoSansOriya_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-telugu/400Regular/NotoSansTelugu_400Regular.ttf'),
]

const others = [
  'Noto Sans Arabic',
  'Noto Sans Bengali',
  'Noto Sans Gujarati',
  'Noto Sans Gurmukhi',
  'Noto Sans Kannada',
  'Noto Sans Malayalam',
  'Noto Sans Oriya',
  'Noto Sans Tamil',
  'Noto Sans Telugu',
  placeholderFamily,
]

/**
 * In the order in which a character looks for its font. Hindi asks Noto first, which has Latin letters and figures too:
 * asked of Inter first, every line is shaped twice, and the report takes half as long again.
 */
export const familiesFor = (language: Language): string[] =>
  language === 'hi'
    ? ['Noto Sans Devanagari', 'Inter', ...others]
    : ['Inter', 'Noto Sans Devanagari', ...others]

const readFonts = () => files.map(file => readFileSync(fileURLToPath(file)))

export const loadFonts = (): Uint8Array[] => [...readFonts(), placeholderFont()]

let covered: Set<number> | undefined

/** Whether any font but the placeholder draws this character. */
export const covers: Covers = codePoint => {
  covered ??= new Set(readFonts().flatMap(font => [...charactersOf(font)]))
  return covered.has(codePoint)
}
