"""Anthropic's own SDK against the gateway."""

import anthropic
from checks import DEGREES, GREETING, PIXEL, URL, Trip, expect, expect_raised, run

client = anthropic.Anthropic(base_url=URL, api_key="none", max_retries=0)
weather: anthropic.types.ToolParam = {
    "name": "weather",
    "description": "The weather of a city.",
    "input_schema": {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]},
}


def ask(model: str, words: object, **more: object) -> anthropic.types.Message:
    return client.messages.create(model=model, max_tokens=1000, messages=[{"role": "user", "content": words}], **more)


def text_of(message: anthropic.types.Message) -> str:
    return "".join(block.text for block in message.content if block.type == "text")


def a_text(model: str) -> None:
    message = ask(model, "Say hello.")
    expect((text_of(message), message.stop_reason, message.model), (GREETING, "end_turn", model))
    expect(message.usage.output_tokens, 12)


def a_stream(model: str) -> None:
    with client.messages.stream(
        model=model, max_tokens=1000, messages=[{"role": "user", "content": "Say hello."}]
    ) as stream:
        pieces = list(stream.text_stream)
        message = stream.get_final_message()
    expect(("".join(pieces), text_of(message), message.stop_reason), (GREETING, GREETING, "end_turn"))
    expect(len(pieces) > 1, True)


def a_tool_loop(model: str) -> None:
    messages: list[anthropic.types.MessageParam] = [{"role": "user", "content": "How is the weather?"}]
    with client.messages.stream(model=model, max_tokens=1000, messages=messages, tools=[weather]) as stream:
        message = stream.get_final_message()
    calls = [block for block in message.content if block.type == "tool_use"]
    expect(([call.input for call in calls], message.stop_reason), ([{"city": "Zürich"}], "tool_use"))
    results = [{"type": "tool_result", "tool_use_id": call.id, "content": DEGREES} for call in calls]
    messages += [{"role": "assistant", "content": message.content}, {"role": "user", "content": results}]
    message = client.messages.create(model=model, max_tokens=1000, messages=messages, tools=[weather])
    expect(text_of(message), f"It has {DEGREES}.")


def an_image(model: str) -> None:
    source = {"type": "base64", "media_type": "image/png", "data": PIXEL}
    message = ask(model, [{"type": "image", "source": source}, {"type": "text", "text": "What is to be seen?"}])
    expect(text_of(message), "One pixel.")


def a_structured_answer(model: str) -> None:
    schema = {**Trip.model_json_schema(), "additionalProperties": False}
    message = ask(model, "Plan a trip.", output_config={"format": {"type": "json_schema", "schema": schema}})
    expect(Trip.model_validate_json(text_of(message)), Trip(city="Zürich", days=2))


def a_rate_limit(model: str) -> None:
    error = expect_raised(anthropic.RateLimitError, lambda: ask(model, "Refuse: rate-limit"))
    expect(isinstance(error, anthropic.APIStatusError) and "retry-after" in error.response.headers, True)


def a_request_at_fault(model: str) -> None:
    expect_raised(anthropic.BadRequestError, lambda: ask(model, "Refuse: invalid-request"))


def a_stream_that_breaks_off(model: str) -> None:
    def read() -> object:
        messages = [{"role": "user", "content": "Break off."}]
        with client.messages.stream(model=model, max_tokens=1000, messages=messages) as stream:
            return stream.get_final_message()

    expect_raised(anthropic.APIError, read)


run(
    "anthropic",
    a_text,
    a_stream,
    a_tool_loop,
    an_image,
    a_structured_answer,
    a_rate_limit,
    a_request_at_fault,
    a_stream_that_breaks_off,
)
