import type { CallError } from "../call-error.ts";

export interface FailureWords {
  title: string;
  text: string;
  /** All of it in one line, where the text alone does not tell what is. */
  line?: string;
}

/** The words of what the server has answered; null: it is none of these. */
type AnswerWords = (error: CallError) => FailureWords | null;

let words: AnswerWords = () => null;

/** They come with what carries the calls (answer-words.ts): before that nothing was answered. */
export const wordAnswers = (ofAnswer: AnswerWords): void => {
  words = ofAnswer;
};

export const wordsOfAnswer: AnswerWords = (error) => words(error);
