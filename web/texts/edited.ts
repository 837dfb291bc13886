import { texts } from './texts.ts'

export const editedTexts = texts({
  en: {
    notSaved: 'Not saved yet.',
    discard: 'Discard changes',
    keepMine: 'Keep yours',
    takeTheirs: 'Take theirs',
  },
  hi: {
    notSaved: 'अभी सहेजा नहीं गया।',
    discard: 'बदलाव छोड़ें',
    keepMine: 'अपने रखें',
    takeTheirs: 'उनके लें',
  },
})
