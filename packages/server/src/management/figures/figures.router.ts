import { api, asMember } from "../../http/implement.ts";
import { getFigures } from "./get-figures.ts";
import { recordMiss } from "./record-miss.ts";

export const figuresRouter = {
  get: api.figures.get.use(asMember).handler(async ({ input, context, errors }) => {
    const figures = await getFigures(context, context.viewer, input);
    if ("code" in figures) throw errors[figures.code]();
    return figures;
  }),
  missed: api.figures.missed.handler(({ input, context }) => recordMiss(context, input)),
};
