/** The name of the sheet with all comments of a discovery. */
export const commentsSheet = (id: number): string => `comments-${id}`;

/** The name of the same sheet, opened to write a comment. */
export const writingSheet = (id: number): string => `comments-${id}-write`;
