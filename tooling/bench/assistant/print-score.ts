import { scoreAssistant } from "./assistant-score.ts";

const { asked, missed } = scoreAssistant();
for (const { question, answered } of missed) console.log(`missed: ${question}\n  ${answered.join(" · ")}`);
console.log(
  `The assistant: ${asked - missed.length} of ${asked} questions answered right, all of the first three dishes`,
);
