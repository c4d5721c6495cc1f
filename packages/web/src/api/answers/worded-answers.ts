import type { CallError } from "../call-error.ts";

export interface FailureWords {
  title: string;
  text: string;
  /** The whole message in one line, where the text alone does not say what is wrong. */
  line?: string;
}

/** The texts for what the server answered; null if it has none for it. */
type AnswerWords = (error: CallError) => FailureWords | null;

let words: AnswerWords = () => null;

/** Registered by the module that loads with the calls (answer-words.ts): before that, nothing has been answered. */
export const wordAnswers = (ofAnswer: AnswerWords): void => {
  words = ofAnswer;
};

export const wordsOfAnswer: AnswerWords = (error) => words(error);
