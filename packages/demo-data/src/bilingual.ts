/** A text in both languages, English first: the two-item form of a translatable text (spec intro). */
export type Bilingual = [en: string, fr: string];
