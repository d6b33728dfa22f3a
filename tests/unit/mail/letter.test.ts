import { expect, it } from "vitest";
import { composeLetter } from "@/lib/integrations/mail/letter";

const LETTER = composeLetter({
  locale: "pt-BR",
  paragraphs: ["Oi, <script>alert(1)</script>!", "linha 1\nlinha 2"],
  action: { label: "Abrir", url: 'https://garfo.test/?a=1&b="x"' },
  notes: ["até já"],
});

it("says the same in text and in HTML", () => {
  expect(LETTER.text).toBe(
    'Oi, <script>alert(1)</script>!\n\nlinha 1\nlinha 2\n\nAbrir:\nhttps://garfo.test/?a=1&b="x"\n\naté já\n\nGarfo\n',
  );
  for (const words of ["linha 1<br>linha 2", "Abrir", "até já", 'lang="pt-BR"']) {
    expect(LETTER.html).toContain(words);
  }
});

it("breaks a code that is to be copied, and writes it whole in the text", () => {
  const code = "00020126580014br.gov.bcb.pix".repeat(6);
  const { text, html } = composeLetter({ locale: "pt-BR", paragraphs: ["Pague com o código:"], code });
  expect(text).toBe(`Pague com o código:\n\n${code}\n\nGarfo\n`);
  expect(html).toMatch(new RegExp(`break-all">${code}</p>`));
});

it("reads nothing that people wrote as HTML", () => {
  expect(LETTER.html).not.toContain("<script");
  expect(LETTER.html).toContain("&lt;script&gt;");
  expect(LETTER.html).toContain('href="https://garfo.test/?a=1&amp;b=&quot;x&quot;"');
});
