import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { useDayFormat } from "@/components/figures/use-day-format";
import { WordsProvider } from "@/components/layout/page/words-provider";

function Written({ at }: { at: string }) {
  return useDayFormat()(at);
}
const written = (at: string) =>
  renderToStaticMarkup(
    <WordsProvider locale="pt-BR" json="{}">
      <Written at={at} />
    </WordsProvider>,
  );

it.each([
  ["a day", "2026-11-29", "29/11/2026"],
  ["a late hour of the day before", "2026-11-29T01:23:00.000Z", "28/11/2026"],
  ["an early hour of the day", "2026-11-29T03:00:00.000Z", "29/11/2026"],
])("%s is written as the day that it is to the reader", (_, at, shown) => {
  expect(written(at)).toBe(shown);
});
