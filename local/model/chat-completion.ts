import { z } from "zod";
import type { SamplePhoto } from "./sample-photos";

const part = z.union([
  z.object({ type: z.literal("text"), text: z.string() }),
  z.object({
    type: z.literal("image_url"),
    image_url: z.object({ url: z.string(), detail: z.string().optional() }),
  }),
]);

/** The body of `POST /v1/chat/completions`, as far as the application uses it. */
export const chatRequest = z.object({
  model: z.string("you must provide a model parameter").min(1, "you must provide a model parameter"),
  messages: z
    .array(
      z.object({
        role: z.enum(["system", "developer", "user", "assistant"]),
        content: z.union([z.string(), z.array(part)]),
      }),
    )
    .min(1, "messages must not be empty"),
  stream: z.literal(false, "streaming is not supported here").optional(),
});
export type ChatRequest = z.infer<typeof chatRequest>;

/** The bytes of the last picture in a conversation that is given inline, as a data URL. */
export function lastPicture(request: ChatRequest): Buffer | undefined {
  const parts = request.messages.flatMap(({ content }) => (typeof content === "string" ? [] : content));
  const url = parts.findLast((one) => one.type === "image_url")?.image_url.url;
  const data = url === undefined ? undefined : /^data:image\/[\w.+-]+;base64,(.+)$/s.exec(url)?.[1];
  return data === undefined ? undefined : Buffer.from(data, "base64");
}

/**
 * What the model says of a picture: JSON with `result` "foods", "no_food" or, for what it does not know, "unknown",
 * and the foods with their household portions and grams.
 */
export function description(photo: SamplePhoto | undefined): string {
  const result = photo === undefined ? "unknown" : photo.foods.length === 0 ? "no_food" : "foods";
  return JSON.stringify({ result, foods: photo?.foods ?? [] });
}

/** The answer around it; token counts are estimates of four characters each. `seconds` is Unix time. */
export function chatAnswer(request: ChatRequest, content: string, id: string, seconds: number) {
  const asked = Math.ceil(JSON.stringify(request.messages.map(({ content: given }) => given)).length / 4);
  const said = Math.ceil(content.length / 4);
  return {
    id,
    object: "chat.completion",
    created: seconds,
    model: request.model,
    choices: [
      {
        index: 0,
        message: { role: "assistant", content, refusal: null },
        logprobs: null,
        finish_reason: "stop",
      },
    ],
    usage: { prompt_tokens: asked, completion_tokens: said, total_tokens: asked + said },
  };
}
