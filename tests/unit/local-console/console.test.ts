import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Faults } from "@/local/console/faults";
import { ChatText } from "@/local/console/page/chat-text";
import { chatRequest, description, lastPicture } from "@/local/model/chat-completion";
import { PhotoLibrary, readSamplePhoto, SAMPLE_PHOTOS } from "@/local/model/sample-photos";

describe("faults", () => {
  it("last for as many answers as ordered", () => {
    const faults = new Faults();
    faults.order({ service: "model", mode: "error", status: 503, count: 2 });
    expect([faults.take("model")?.status, faults.take("model")?.status, faults.take("model")]).toEqual([
      503,
      503,
      undefined,
    ]);
  });

  it("last until switched off without a count, each service for itself", () => {
    const faults = new Faults();
    faults.order({ service: "whatsapp", mode: "timeout" });
    for (let turn = 0; turn < 5; turn += 1) expect(faults.take("whatsapp")?.mode).toBe("timeout");
    expect(faults.take("mail")).toBeUndefined();
    faults.order({ service: "whatsapp", mode: "off" });
    expect(faults.take("whatsapp")).toBeUndefined();
  });

  it("are not used up by calls made on the side", () => {
    const faults = new Faults();
    faults.order({ service: "whatsapp", mode: "error", count: 1 });
    expect(faults.take("whatsapp", { counted: false })?.mode).toBe("error");
    expect(faults.take("whatsapp")?.mode).toBe("error");
    expect(faults.take("whatsapp")).toBeUndefined();
  });
});

describe("text of a bubble", () => {
  it.each([
    ["*negrito* e _itálico_", "<strong>negrito</strong> e <em>itálico</em>"],
    ["*_os dois_*", "<strong><em>os dois</em></strong>"],
    ["2*3*4 e snake_case_name", "2*3*4 e snake_case_name"],
    ["uma\nduas", "uma<br/>duas"],
    ["```a*b*c```", "<code>a*b*c</code>"],
    [
      "veja https://garfo.test/a_b_c?x=1&y=2.",
      'veja <a href="https://garfo.test/a_b_c?x=1&amp;y=2" target="_blank" rel="noopener">https://garfo.test/a_b_c?x=1&amp;y=2</a>.',
    ],
  ])("%s", (text, markup) => {
    expect(ChatText({ text }).toString()).toBe(markup);
  });

  it("never lets markup of the writer through", () => {
    const bit = fc.constantFrom(
      "<",
      ">",
      "&",
      '"',
      "'",
      "*",
      "_",
      "~",
      "```",
      "\n",
      " ",
      "script",
      "https://a.b/",
      "x",
    );
    fc.assert(
      fc.property(fc.array(bit, { maxLength: 30 }), (bits) => {
        const markup = ChatText({ text: bits.join("") }).toString();
        expect(
          markup.replace(
            /<\/?(strong|em|s|code|a)( href="[^"<>]*" target="_blank" rel="noopener")?>|<br\/>/g,
            "",
          ),
        ).not.toMatch(/[<>"']/);
      }),
    );
  });
});

describe("model", () => {
  const ask = (url: string) =>
    chatRequest.parse({
      model: "local",
      messages: [
        { role: "system", content: "Diga o que há no prato." },
        { role: "user", content: [{ type: "image_url", image_url: { url } }] },
      ],
    });

  it("recognises every sample photo by its look", async () => {
    const library = new PhotoLibrary();
    for (const photo of SAMPLE_PHOTOS) {
      const url = `data:image/jpeg;base64,${readSamplePhoto(photo).toString("base64")}`;
      expect(await library.recognise(lastPicture(ask(url))!)).toBe(photo);
    }
  });

  it("says that it does not know another picture, and that a notebook is no food", async () => {
    const library = new PhotoLibrary();
    const other = lastPicture(ask("data:image/png;base64,aGVsbG8="));
    expect(JSON.parse(description(await library.recognise(other!)))).toEqual({
      result: "unknown",
      foods: [],
    });
    const notebook = SAMPLE_PHOTOS.find((photo) => photo.name === "caderno");
    expect(JSON.parse(description(notebook))).toEqual({ result: "no_food", foods: [] });
    expect(lastPicture(ask("https://example.com/a.jpg"))).toBeUndefined();
  });
});
