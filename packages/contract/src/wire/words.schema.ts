import { visibleLine, visibleText } from "@tablee/domain/language/visible-text";
import * as z from "zod";

const typed = (max: number) =>
  z.string().regex(new RegExp(String.raw`^[^\p{Cs}\u0000-\u0008\u000e-\u001f\u007f]{0,${max}}$`, "u"), {
    error: `At most ${max} characters, and no control characters`,
  });

/**
 * Free text written by a person, with its length in code points (language §13): well-formed Unicode with line breaks
 * and tabs but no other control characters. PostgreSQL stores neither NUL nor lone surrogates, and escape codes must
 * not reach a printed ticket. What is invisible in it is dropped (language §25).
 */
export const Words = (max: number) => typed(max).overwrite(visibleText);

/** The same on one line, for names and the like. */
export const Line = (max: number) => typed(max).overwrite(visibleLine);
