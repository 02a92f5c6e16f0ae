"""OpenAI's own SDK against the gateway, on Chat Completions."""

import json

import openai
from checks import DEGREES, GREETING, PIXEL, URL, Trip, expect, expect_raised, run

client = openai.OpenAI(base_url=f"{URL}/v1", api_key="none", max_retries=0)
weather = {
    "type": "function",
    "function": {
        "name": "weather",
        "description": "The weather of a city.",
        "parameters": {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]},
    },
}


def ask(model: str, words: object, **more: object) -> openai.types.chat.ChatCompletion:
    return client.chat.completions.create(model=model, messages=[{"role": "user", "content": words}], **more)


def a_text(model: str) -> None:
    completion = ask(model, "Say hello.")
    [choice] = completion.choices
    expect((choice.message.content, choice.finish_reason, completion.model), (GREETING, "stop", model))
    expect(completion.usage and completion.usage.completion_tokens, 12)


def a_stream(model: str) -> None:
    messages = [{"role": "user", "content": "Say hello."}]
    pieces: list[str] = []
    with client.chat.completions.stream(
        model=model, messages=messages, stream_options={"include_usage": True}
    ) as stream:
        for event in stream:
            if event.type == "content.delta":
                pieces.append(event.delta)
        completion = stream.get_final_completion()
    expect(("".join(pieces), completion.choices[0].finish_reason), (GREETING, "stop"))
    expect((len(pieces) > 1, completion.usage and completion.usage.completion_tokens), (True, 12))


def a_tool_loop(model: str) -> None:
    messages: list[dict[str, object]] = [{"role": "user", "content": "How is the weather?"}]
    with client.chat.completions.stream(model=model, messages=messages, tools=[weather]) as stream:
        [choice] = stream.get_final_completion().choices
    calls = choice.message.tool_calls or []
    inputs = [json.loads(call.function.arguments) for call in calls]
    expect((inputs, choice.finish_reason), ([{"city": "Zürich"}], "tool_calls"))
    messages.append(choice.message.model_dump(exclude_none=True, exclude={"parsed"}))
    messages += [{"role": "tool", "tool_call_id": call.id, "content": DEGREES} for call in calls]
    completion = client.chat.completions.create(model=model, messages=messages, tools=[weather])
    expect(completion.choices[0].message.content, f"It has {DEGREES}.")


def an_image(model: str) -> None:
    url = f"data:image/png;base64,{PIXEL}"
    words = [{"type": "image_url", "image_url": {"url": url}}, {"type": "text", "text": "What is to be seen?"}]
    expect(ask(model, words).choices[0].message.content, "One pixel.")


def a_structured_answer(model: str) -> None:
    completion = client.chat.completions.parse(
        model=model, messages=[{"role": "user", "content": "Plan a trip."}], response_format=Trip
    )
    expect(completion.choices[0].message.parsed, Trip(city="Zürich", days=2))


def a_rate_limit(model: str) -> None:
    error = expect_raised(openai.RateLimitError, lambda: ask(model, "Refuse: rate-limit"))
    expect(isinstance(error, openai.APIStatusError) and "retry-after" in error.response.headers, True)


def a_request_at_fault(model: str) -> None:
    expect_raised(openai.BadRequestError, lambda: ask(model, "Refuse: invalid-request"))


def a_stream_that_breaks_off(model: str) -> None:
    expect_raised(openai.APIError, lambda: list(ask(model, "Break off.", stream=True)))


run(
    "openai chat",
    a_text,
    a_stream,
    a_tool_loop,
    an_image,
    a_structured_answer,
    a_rate_limit,
    a_request_at_fault,
    a_stream_that_breaks_off,
)
