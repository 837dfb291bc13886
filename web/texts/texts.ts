import { preferences, usePreferences } from '../device/preferences.ts'

type Saying = string | ((...values: never[]) => string)
export interface Tree {
  [name: string]: Saying | Tree
}
/** The same names, with the same values to fill in; a text that is missing in one language does not compile. */
export type Shape<T> = {
  [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...values: infer V) => string
      ? (...values: V) => string
      : Shape<T[K]>
}
export type Texts<T> = { en: T; hi: Shape<T> }

/** The texts of one part of the app in both languages, loaded with the pages that show them. */
export const texts = <T extends Tree>(both: Texts<T>): Texts<T> => both

export const useTexts = <T>(both: Texts<T>): Shape<T> => both[usePreferences().language] as Shape<T>

/** For what is said outside a component. */
export const textsNow = <T>(both: Texts<T>): Shape<T> => both[preferences().language] as Shape<T>
