/** All that is said of a discovery, over its page. */
export const commentsSheet = (id: number): string => `comments-${id}`;

/** The same, opened to write. */
export const writingSheet = (id: number): string => `comments-${id}-write`;
