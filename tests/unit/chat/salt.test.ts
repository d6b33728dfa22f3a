import { describe, expect, it } from "vitest";
import { applyCorrections } from "@/lib/portuguese/corrections/changes/correction";
import { following, itemsOf, read } from "@/tests/unit/chat/read";

const saltOf = (text: string) => itemsOf(text).map(({ foodId, salt = "usual" }) => [foodId, salt]);

describe("salt that is told of", () => {
  it.each([
    ["100 g de arroz sem sal", [["arroz-branco", "none"]]],
    ["bife grelhado sem óleo nem sal", [["bife-grelhado", "none"]]],
    ["2 ovos cozidos com pouco sal", [["ovo-cozido", "little"]]],
    ["2 ovos cozidos sem muito sal", [["ovo-cozido", "little"]]],
    ["frango grelhado com menos sal", [["frango-grelhado", "little"]]],
    ["pipoca com pouquinho de sal", [["pipoca", "little"]]],
    ["rice without salt", [["arroz-branco", "none"]]],
    ["arroz", [["arroz-branco", "usual"]]],
  ])("%j", (text, foods) => {
    expect(saltOf(text)).toEqual(foods);
  });

  it("holds for the food that it stands beside", () => {
    expect(saltOf("comi frango grelhado sem sal e 2 colheres de arroz")).toEqual([
      ["frango-grelhado", "none"],
      ["arroz-branco", "usual"],
    ]);
  });

  it.each(["almocei arroz, feijão e bife, tudo sem sal", "comida sem sal: arroz, feijão e bife"])(
    "holds for the whole meal in %j",
    (text) => {
      expect(saltOf(text).map(([, salt]) => salt)).toEqual(["none", "none", "none"]);
    },
  );

  it.each(["arroz com sal", "arroz com um pouco de sal", "pão com salame e saladinha"])(
    "takes none away in %j",
    (text) => {
      expect(new Set(saltOf(text).map(([, salt]) => salt))).toEqual(new Set(["usual"]));
    },
  );
});

describe("salt that is told of afterwards", () => {
  const talk = following("almoco");
  const changesOf = (text: string) =>
    applyCorrections(talk.talk.last, read(text, talk).corrections).meals.flatMap(({ update }) => update);

  it.each([
    ["o arroz era sem sal", "none"],
    ["o arroz foi feito com pouco sal", "little"],
  ])("%j leaves the food and its amount", (text, salt) => {
    expect(changesOf(text)).toMatchObject([{ foodId: "arroz-branco", salt }]);
  });
});
