import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { m } from "../../paraglide/messages.js";
import { CommentShapes } from "./comment-shapes.tsx";

describe("comments that are being loaded", () => {
  test("have one placeholder per expected comment, and say that they are loading", () => {
    const markup = renderToStaticMarkup(<CommentShapes count={2} />);
    expect(markup.match(/rounded-full/g)).toHaveLength(2);
    expect(markup).toContain(`role="status" aria-label="${m.comments_loading()}"`);
  });
});
